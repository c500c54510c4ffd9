/** 80 random bits in lower case: nobody finds a medium who was not given its address. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
