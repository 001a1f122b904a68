// Records what a server says in one game against a bot, for the tests of src/net and src/state.
// node e2e/recording.mjs http://127.0.0.1:8000 > src/net/fixtures/game.json
import WebSocket from "ws";

const server = process.argv[2] ?? "http://127.0.0.1:8000";
const json = async (path, body) => {
  const init = body
    ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    : {};
  return (await fetch(`${server}${path}`, init)).json();
};
const made = await json("/api/games", {
  seats: [{ kind: "human", name: "Ann" }, { kind: "bot", level: "greedy" }],
  wilds: ["first-game"],
  public: true,
  first: 0,
});
const secret = made.secrets["0"];
const said = [];
const socket = new WebSocket(`${server.replace("http", "ws")}/api/socket`);
const send = (message) => socket.send(JSON.stringify(message));
let id = 0;
socket.on("open", () => send({ type: "hello", protocol: 1, game: made.game, secrets: [secret] }));
socket.on("message", async (data) => {
  const message = JSON.parse(data.toString());
  said.push(message);
  if (message.type === "welcome") send({ type: "ready", nonce: "0123456789abcdef0123456789abcdef", id: ++id });
  if (message.type !== "event" || message.number < message.state.number) return;
  if (message.state.status === "over") {
    socket.close();
    const cards = await json(`/api/games/${made.game}/cards`);
    // the beginning and the end tell enough; the middle would only be heavy
    const events = said.filter((one) => one.type === "event");
    const kept = new Set([...events.slice(0, 40), ...events.slice(-4)]);
    console.log(JSON.stringify({ made, cards, said: said.filter((one) => one.type !== "event" || kept.has(one)) }));
    return;
  }
  const { decision } = message.state;
  if (decision?.seat !== 0) return;
  const wanted = decision.options.find((one) => one.option.startsWith("summon"))
    ?? decision.options.findLast((one) => one.option.startsWith("capture")) ?? decision.options[0];
  send({ type: "move", answers: decision.number, option: wanted.option, id: ++id });
});
