import { Problem } from './problem';
import { makeVariants, type Variants } from './variants';

export type Made = { variants: Variants } | { refusal: string } | { failure: string };

/** The DOM types do not include a worker's scope. */
type Scope = { onmessage: (event: MessageEvent<File>) => void; postMessage: (message: Made) => void };
const scope = self as unknown as Scope;

scope.onmessage = async ({ data: file }) => {
  try {
    scope.postMessage({ variants: await makeVariants(file) });
  } catch (error) {
    scope.postMessage(error instanceof Problem ? { refusal: error.message } : { failure: String(error) });
  }
};
