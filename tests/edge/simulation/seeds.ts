import type { Kind } from './acts';

/** Seeds of every `npm run test:all`. */
export const ALWAYS: Record<Kind, number[]> = { content: [2, 3], shop: [1004, 1002] };

/**
 * Seeds that found a fault of the product, since fixed. A change to the possible events gives every seed another history:
 * faults found that way need a test of their own (content 168: a move beside a deletion).
 */
export const KEPT: Record<Kind, number[]> = { content: [1056], shop: [] };
