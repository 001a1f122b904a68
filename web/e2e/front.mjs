// The built page under the server's own policy, in front of a running server: until the server serves the page itself.
// node e2e/front.mjs http://127.0.0.1:8000 8080
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { extname, join, normalize } from "node:path";

const server = new URL(process.argv[2] ?? "http://127.0.0.1:8000");
const port = Number(process.argv[3] ?? 8080);
const dist = join(import.meta.dirname, "..", "dist");
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

const front = createServer((asked, answer) => {
  if (asked.url.startsWith("/api")) {
    const { hostname, port: to } = server;
    const onward = request({ hostname, port: to, path: asked.url, method: asked.method, headers: asked.headers }, (said) => {
      answer.writeHead(said.statusCode, said.headers);
      said.pipe(answer);
    });
    onward.on("error", () => answer.writeHead(502).end());
    asked.pipe(onward);
    return;
  }
  const path = normalize(new URL(asked.url, "http://x").pathname);
  const file = join(dist, path === "/" ? "index.html" : path);
  if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) return answer.writeHead(404).end();
  answer.writeHead(200, {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
  });
  createReadStream(file).pipe(answer);
});
front.on("upgrade", (asked, socket, head) => {
  const onward = connect(Number(server.port), server.hostname, () => {
    const headers = asked.rawHeaders.reduce((lines, text, i) => lines + (i % 2 ? `: ${text}\r\n` : text), "");
    onward.write(`GET ${asked.url} HTTP/1.1\r\n${headers}\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on("error", () => socket.destroy());
  socket.on("error", () => onward.destroy());
});
front.listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/`));
