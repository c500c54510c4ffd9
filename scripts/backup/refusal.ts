/** Refusal of a backup or a restore. Its message is for the person at the terminal. */
export class Refusal extends Error {}
