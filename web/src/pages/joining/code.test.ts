// @vitest-environment node
import { expect, test } from "vitest";
import { readCode } from "./code";

test.each(["qc_3ZEGD76AM2", " qc_3zegd76am2 ", "3ZEGD 76AM2", "3zeg-d76am2", "QC_3ZEGD76AM2"])("%s is a code", (text) => {
  expect(readCode(text)).toBe("qc_3ZEGD76AM2");
});

test.each(["", "qc_", "hello!", "qs_1lwGzHvZ-63J7iRji9pNSQcGa4k5Ur0f", "abc"])("“%s” is none", (text) => {
  expect(readCode(text)).toBe(null);
});
