/** Whether a place is open, in its colour; nothing while nobody knows. */
export function OpenState({ state }: { state: string | null | undefined }) {
  return state && <small data-open={state[0] === 'A'}>{state}</small>;
}
