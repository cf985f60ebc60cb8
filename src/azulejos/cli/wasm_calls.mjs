// Calls of the core as WebAssembly, for `azulejos bench rules`: one a line in; its answer, and how long it took, a line out.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const core = instance.exports;
core._initialize();

function call(text) {
  const input = new TextEncoder().encode(text);
  const at = core.reserve(input.length);
  new Uint8Array(core.memory.buffer).set(input, at);
  const length = core.call(input.length);
  return new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.output(), length));
}

for await (const line of createInterface({ input: process.stdin })) {
  const begun = performance.now();
  const answer = call(line);
  console.log(JSON.stringify({ answer: JSON.parse(answer), seconds: (performance.now() - begun) / 1000 }));
}
