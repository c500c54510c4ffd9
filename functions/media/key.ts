/** Returns 80 random bits in lower case hex: the address of a medium cannot be guessed. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
