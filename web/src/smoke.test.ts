// Proves that the web's tests run at all; goes when the first real one is there.
import { expect, test } from 'vitest';

test('the tests run', () => {
  expect(1 + 1).toBe(2);
});
