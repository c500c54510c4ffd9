import { Fragment, useId } from 'react';
import { onThisKeyboard } from '../layout/use-shortcuts';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { Switch } from '../parts/switch';
import { type Shortcut, shortcutGroups } from './shortcuts';
import { switchSingleKeys, useSingleKeys } from './single-keys';

/** Lists all shortcuts, with a switch for the single-key ones. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const singleKeys = useSingleKeys();
  return (
    <Dialog title="Atalhos do teclado" size="lg" onClose={onClose}>
      <div className="mt-3 mb-4">
        <Switch
          label="Atalhos de uma tecla"
          checked={singleKeys}
          onChange={switchSingleKeys}
          hint="Desligue se você dita ao computador, ou se /, ? ou uma letra solta fazem algo sem querer. Vale neste navegador."
        />
      </div>
      <div className="gap-x-8 sm:columns-2">
        {shortcutGroups.map(({ title, shortcuts }) => (
          <Group key={title} title={title} shortcuts={shortcuts.filter(({ single }) => singleKeys || !single)} />
        ))}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-4 break-inside-avoid">
      <h3 id={id} className="text-sm">
        {title}
      </h3>
      <dl className="mt-1 divide-y divide-line text-sm">
        {shortcuts.map(({ does, ways }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-1">
            <dt>{does}</dt>
            <dd className="flex shrink-0 items-center gap-1.5 text-ink">
              {ways.map((keys) => (
                <Keys key={keys.join()} keys={onThisKeyboard(keys)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Keys({ keys }: { keys: string[] }) {
  return (
    <span className="flex gap-0.5">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className="sr-only">+</span>}
          <kbd className="kbd min-w-5 text-center">{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
