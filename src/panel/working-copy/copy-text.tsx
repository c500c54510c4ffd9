import type { ReactNode } from 'react';
import { formatMoment, formatTime } from '../../shared/format';
import type { SaveEffect } from '../../shared/typed/save-effect';
import type { Form } from '../form/use-form';
import { useUser } from '../session/guard';
import { SignedOut, Trouble } from './trouble';
import { copyWords } from './words';

export type CopyTextProps<Values extends object> = {
  form: Form<Values>;
  /** Label of the button that publishes; undefined where the screen itself explains what it does. */
  submit?: string | undefined;
  /** What a save does, as a sentence, where the screen knows more than that a live record changes. */
  effect?: SaveEffect | null | undefined;
};

/** Classes of a second line on phones. */
const NARROW = '@max-3xl:inline @max-md:block';

/** Says that there is unsaved input, where it is kept, and what a save does with it, as far as there is room. */
export function CopyText<Values extends object>({ form, submit, effect }: CopyTextProps<Values>) {
  const { copy } = form;
  const whereabouts = useWhereabouts(form);
  const isCalm = !copy.rival && copy.trouble === null;
  const isContinued = copy.note?.continued === true;
  return (
    <span className="min-w-0">
      <span className="font-medium text-ink">{copyWords(copy.isLive).pending}</span>
      {whereabouts && (
        <Beside className={effect && isCalm && !isContinued ? givesWay(effect) : undefined}>{whereabouts}</Beside>
      )}
      {effect && (
        <Beside className={`text-muted ${placeOf(effect, { isCalm, isContinued, isAlone: !whereabouts })}`}>
          {effect.words}
        </Beside>
      )}
      {!effect && copy.isLive && submit && (
        <Beside
          className={`hidden text-muted ${isContinued ? '@6xl:inline' : '@5xl:inline'} ${whereabouts ? '@md:@max-3xl:inline' : NARROW}`}
        >
          “{submit}” muda o site na hora
        </Beside>
      )}
    </span>
  );
}

/** Returns the classes of the time of the last keeping, for which there is not always room beside the effect of a save. */
const givesWay = ({ isTurn }: SaveEffect) => (isTurn ? '@max-5xl:hidden' : '@max-md:block @md:@max-5xl:hidden');

type Place = { isCalm: boolean; isContinued: boolean; isAlone: boolean };

/** Returns the classes of a save's effect. On phones only a turn is worth a further line, and trouble comes first. */
function placeOf({ isTurn }: SaveEffect, { isCalm, isContinued, isAlone }: Place): string {
  if (!isCalm) return '@max-6xl:hidden';
  const onPhones = isTurn || isAlone ? '@max-md:block' : '@max-md:hidden';
  return isContinued ? `${onPhones} @3xl:@max-6xl:hidden` : onPhones;
}

/** Continues the line after a dot; on phones it is the second line, beside the buttons. */
function Beside({ className = '@max-md:block', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <span className={className}>
      <span className="@max-md:hidden"> · </span>
      {children}
    </span>
  );
}

/** Returns when and by whom the copy was saved, or why it was not. Times are not announced: they change too often. */
function useWhereabouts<Values extends object>({ copy }: Form<Values>): ReactNode {
  const me = useUser().id;
  const { note, trouble, enter, isNowhere, rival } = copy;
  if (rival && rival.by?.id === me) return 'você mudou o mesmo em outra janela';
  if (rival) return `${rival.by?.name ?? 'outra pessoa'} mudou o mesmo que você`;
  if (enter) return <SignedOut isNowhere={isNowhere} onEnter={enter} />;
  if (isNowhere) return <Trouble words="ainda não guardadas: não feche esta janela" reason={trouble ?? ''} />;
  if (trouble !== null) {
    return <Trouble words="guardadas só neste navegador por enquanto" short="só neste navegador" reason={trouble} />;
  }
  if (!note) return null;
  const { savedAt, by, continued } = note;
  if (!continued) {
    return (
      <span aria-live="off" className="text-muted">
        guardadas às {formatTime(savedAt)}
      </span>
    );
  }
  const whose = by?.id === me ? 'continue de onde você parou' : `continue o que ${by?.name ?? 'outra pessoa'} começou`;
  return (
    <span className="text-muted">
      {whose}
      <span className="short:@max-md:hidden">, em {formatMoment(savedAt)}</span>
    </span>
  );
}
