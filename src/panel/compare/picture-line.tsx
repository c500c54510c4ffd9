import { Thumbnail } from '../parts/thumbnail';
import type { DiffPart } from './differences';

const LOOKS = {
  removed: { box: 'outline-danger opacity-60', words: 'text-danger' },
  added: { box: 'outline-success', words: 'text-success' },
};

/** Shows a picture in a comparison, with a word that says whether it was removed or added. */
export function PictureLine({ address, mark, words }: { address: string; mark?: DiffPart['mark']; words?: string }) {
  return (
    <span className="my-1 inline-flex items-center gap-2 align-middle">
      <span className={`rounded-md outline-2 outline-offset-1 ${mark ? LOOKS[mark].box : 'outline-line'}`}>
        <Thumbnail src={address} />
      </span>
      {mark && <span className={LOOKS[mark].words}>{words}</span>}
      <span className="sr-only"> {address}</span>
    </span>
  );
}
