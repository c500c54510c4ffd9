import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';
import { PASSWORD_MIN } from '../../src/shared/password.ts';

const MODULE = 'virtual:common-passwords';
const COUNT = 3000;

/** Serves the most common passwords to the edge. They are selected at build time: all would slow every cold start. */
export function commonPasswords(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const words = dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN).slice(0, COUNT);
      return `export const commonPasswords = new Set(${JSON.stringify(words.join('\n'))}.split('\\n'));`;
    },
  };
}
