// All that these pages keep in this browser: as one file to take along, or gone.

const PREFIX = 'azulejos.';

// Settings and games by their keys, as they are kept.
export function storedText(): string {
  return `${JSON.stringify(Object.fromEntries(keys().map((key) => [key, localStorage.getItem(key)])), null, 1)}\n`;
}

export function deleteStored(): void {
  for (const key of keys()) localStorage.removeItem(key);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return []; // storage is switched off
  }
}
