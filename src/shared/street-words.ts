/** Kinds of streets, titles and parts of a city: the whole word, then its abbreviations, all folded. */
const ABBREVIATED = [
  ['alameda', 'al'],
  ['avenida', 'av'],
  ['estrada', 'est', 'estr'],
  ['largo', 'lg', 'lgo'],
  ['praca', 'pc', 'pca'],
  ['rodovia', 'rod'],
  ['rua', 'r'],
  ['travessa', 'tv', 'trav'],
  ['brigadeiro', 'brig'],
  ['conselheiro', 'cons'],
  ['coronel', 'cel'],
  ['doutor', 'dr'],
  ['engenheiro', 'eng'],
  ['general', 'gen'],
  ['governador', 'gov'],
  ['marechal', 'mal'],
  ['presidente', 'pres'],
  ['professor', 'prof'],
  ['santa', 'sta'],
  ['santo', 'sto'],
  ['senador', 'sen'],
  ['jardim', 'jd'],
  ['parque', 'pq'],
  ['vila', 'vl'],
];

/** Length from which the beginning of a whole word means it: while `avenida` is typed, `aven` finds `Av.` */
const BEGUN = 4;

/**
 * Returns how addresses may write a folded word: `rua` is also `R.`, and `av.` is also `Avenida`. Each begins a word of a
 * folded text that follows a space. Returns none for a word without another spelling.
 */
export function streetWords(word: string): string[] {
  const typed = word.trim().replace(/\.$/, '');
  const spellings = ABBREVIATED.find(
    ([whole = '', ...short]) =>
      short.includes(typed) || typed === whole || (typed.length >= BEGUN && whole.startsWith(typed)),
  );
  const [whole, ...short] = spellings ?? [];
  return whole ? [` ${whole}`, ...short.flatMap((each) => [` ${each}.`, ` ${each} `])] : [];
}
