/** Why a backup or a restore was not done, in words for whoever sits at the terminal. */
export class Refusal extends Error {}
