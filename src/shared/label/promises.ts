import { listed } from '../listed';
import { claimsAndPromises } from './claim-words';
import { glutenLabels, glutenSources } from './gluten';
import { lactoseLabels } from './lactose';
import type { Food, Promised } from './promise-words';
import { namesOf } from './regulation';
import type { Declaration } from './statements';
import { animalSources } from './vegan';

/** How the label contradicts a promise; `open` if the label does not mention it. */
type Answer = { refuted: string } | { open: string } | null;

/**
 * Returns what the declaration says about a promise: `sem glúten` must not be read above `CONTÉM GLÚTEN` (Lei 8.078/1990,
 * art. 37; RDC 727/2022 on what a label may not say).
 */
function answerTo(promised: Promised, declaration: Declaration): Answer {
  const { contains, mayContain, gluten, lactose, vegan } = declaration;
  switch (promised) {
    case 'glutenFree': {
      const sources = glutenSources('free', contains);
      if (gluten === 'contains' || sources.length > 0) return { refuted: glutenLabels.contains };
      return gluten === null ? { open: 'diga se contém glúten' } : null;
    }
    case 'lactoseFree':
    case 'lactoseLow': {
      if (lactose === 'contains') return { refuted: lactoseLabels.contains };
      if (lactose === 'low' && promised === 'lactoseFree') return { refuted: lactoseLabels.low };
      return lactose === null ? { open: 'diga quanto há de lactose' } : null;
    }
    case 'vegan': {
      const sources = animalSources(declaration);
      if (sources.length > 0) return { refuted: `leva ${listed(sources)}` };
      return vegan ? null : { open: 'marque “Vegano” se for' };
    }
    default: {
      const food = promised.slice('no '.length) as Food;
      if (contains.includes(food)) return { refuted: `contém ${namesOf([food])}` };
      return mayContain.includes(food) ? { open: `o rótulo diz que pode conter ${namesOf([food])}` } : null;
    }
  }
}

/** Returns a message for each promise that the label denies: `“Sem glúten” contradiz o rótulo: contém glúten.` */
export function brokenPromises(text: string, declaration: Declaration): string[] {
  return claimsAndPromises(text).promises.flatMap(({ promised, words }) => {
    const answer = answerTo(promised, declaration);
    return answer && 'refuted' in answer ? [`“${words}” contradiz o rótulo: ${answer.refuted.toLowerCase()}.`] : [];
  });
}

/** Returns a message for each promise that the label neither confirms nor denies. */
export function openPromises(text: string, declaration: Declaration): string[] {
  return claimsAndPromises(text).promises.flatMap(({ promised, words }) => {
    const answer = answerTo(promised, declaration);
    return answer && 'open' in answer ? [`Não dá para conferir “${words}”: ${answer.open}.`] : [];
  });
}
