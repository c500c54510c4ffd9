/** First choices of Brazilians, in the form of {@link plainForm}. `common-passwords` has the most common of the world. */
const WORDS = new Set(
  `senha minhasenha suasenha senhas segredo mudar mudei trocar acesso acessar entrar entrada teste testando
  admin administrador administracao usuario gerente cliente visitante brasil brasileiro brasileira saopaulo riodejaneiro
  bahia vilavelha vitoria curitiba recife fortaleza salvador flamengo mengao mengo corinthians corintiano timao
  palmeiras verdao vasco vascao fluminense botafogo santos gremio internacional colorado cruzeiro atletico galo
  futebol campeao amor amores amorzinho meuamor teamo euteamo teadoro deus deusefiel deusamor jesus jesuscristo cristo
  senhor jeova maria aparecida familia minhafamilia felicidade saudade princesa gatinha gatinho gostosa lindinha
  bebezinho filho filha mamae papai vida minhavida alegria esperanca liberdade estrela borboleta cachorro chocolate
  morango banana abacaxi janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  segunda terca quarta quinta sexta sabado domingo
  soul soulnutricao nutricao soulshake soulshakes soulice soulicepote soulcrunch soulfuel soulcoffee suplemento
  suplementos toppins shake milkshake sorvete acai loja franquia licenciado revendedor painel`.split(/\s+/),
);
/** Maximum number of digits and signs around a word that make it no harder to guess. */
const AROUND_MAX = 6;
/** The alphabet, and keys in the order of the keyboard. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjklc',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const RUNS = [...ROWS, '1qaz2wsx3edc4rfv5tgb6yhn', '147258369', ...ROWS.map((row) => [...row].reverse().join(''))];
const RUN_MIN = 3;
/** Characters that look like a letter. */
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
};

const KNOWN_WORD =
  'Esta senha é uma palavra que muita gente usa. Junte três ou quatro palavras que só façam sentido para você.';
const PATTERN =
  'Esta senha é uma sequência ou uma repetição, fácil de adivinhar. Misture palavras que só você juntaria.';

/** Returns why a password is easy to guess, or `null`. */
export function guessable(password: string): string | null {
  const plain = plainForm(password);
  if (repeats(plain) || isOfRuns(plain)) return PATTERN;
  return plainWords(password).some((word) => WORDS.has(word)) ? KNOWN_WORD : null;
}

/** Returns all readings of a password without a few digits and signs around it, and with lookalikes read as letters. */
export function plainWords(password: string): string[] {
  const plain = [...plainForm(password)];
  const words: string[] = [];
  for (let head = 0; head <= AROUND_MAX && !isLetter(plain[head - 1]); head += 1) {
    for (let tail = 0; head + tail <= Math.min(AROUND_MAX, plain.length - 1); tail += 1) {
      if (isLetter(plain[plain.length - tail])) break;
      const middle = plain.slice(head, plain.length - tail).map((character) => LOOKALIKES[character] ?? character);
      words.push(middle.filter(isLetter).join(''));
    }
  }
  return words;
}

function isLetter(character = ''): boolean {
  return /[a-z]/.test(character);
}

/** Returns a text in lower case and without accents. */
function plainForm(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns whether a text has only one or two different characters, or repeats one piece. */
function repeats(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  return /^(.+?)\1+$/su.test(text);
}

/** Returns whether a text consists of runs of neighbouring keys, with at most two other signs. */
function isOfRuns(text: string): boolean {
  const letters = text.replace(/[^a-z0-9]/g, '');
  /** Positions that a chain of runs reaches from the start. */
  const reached = new Set([0]);
  for (let start = 0; start < letters.length; start += 1) {
    if (!reached.has(start)) continue;
    for (let end = start + RUN_MIN; end <= letters.length; end += 1) {
      const piece = letters.slice(start, end);
      if (!RUNS.some((row) => row.includes(piece)) && new Set(piece).size > 1) break;
      reached.add(end);
    }
  }
  return text.length - letters.length <= 2 && reached.has(letters.length);
}
