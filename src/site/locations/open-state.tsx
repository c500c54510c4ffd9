/** The open state in its colour; nothing while it is unknown. */
export function OpenState({ state }: { state: string | null | undefined }) {
  return state && <small data-open={state[0] === 'A'}>{state}</small>;
}
