import { fold } from './search';

/** The states of Brazil and its federal district, by their letters. */
export const STATES: Record<string, string> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
};

/** Of what is typed, as much must be there to mean a state: `minas`, `espírito`. */
const SHORTEST = 4;

/** The letters of the state that is called so, or of those whose name begins so, whatever its case and accents. */
export function statesNamed(name: string): string[] {
  const wanted = fold(name);
  if (wanted.length < SHORTEST) return [];
  const begins = Object.entries(STATES).filter(([, state]) => fold(state).startsWith(wanted));
  const whole = begins.filter(([, state]) => state.length === wanted.length);
  return (whole.length > 0 ? whole : begins).map(([uf]) => uf);
}
