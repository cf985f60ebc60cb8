// How the web's tests run: in node, without a browser; under CI a skipped test is a failure.
import { defineConfig } from 'vitest/config';
import type { Reporter, TestCase } from 'vitest/node';

const inCI = process.env.CI === 'true';

class NothingSkipped implements Reporter {
  onTestCaseResult(test: TestCase) {
    if (test.result().state !== 'skipped') return;
    console.error(`skipped, which CI does not allow: ${test.fullName}`);
    process.exitCode = 1;
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    allowOnly: !inCI,
    testTimeout: 120_000,
    reporters: inCI ? ['default', new NothingSkipped()] : ['default'],
  },
});
