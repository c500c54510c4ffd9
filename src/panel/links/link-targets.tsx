import { Check } from 'lucide-react';
import { useState } from 'react';
import { type LinkTarget, useLinkTargets } from './use-link-targets';

type Props = {
  typed: string;
  /** Accepts an address; all by default. */
  isFit?: (address: string) => boolean;
  /** Target that was taken by its typed name. */
  named?: LinkTarget | null;
  onChoose: (target: LinkTarget) => void;
};

/** Lists the site's pages whose name matches the input. Pressing one chooses its address, and then shows its name. */
export function LinkTargets({ typed, isFit, named = null, onChoose }: Props) {
  const found = useLinkTargets(typed, isFit);
  const { targets } = found;
  const [pressed, setPressed] = useState<LinkTarget | null>(null);
  const taken = [pressed, named].find((target) => target?.address === typed.trim());
  return (
    <>
      {taken && (
        <p className="flex items-center gap-2 text-sm">
          <Check aria-hidden size={16} className="shrink-0 text-success" />
          <span className="min-w-0 font-medium text-ink wrap-anywhere">{taken.title}</span>
          <span className="shrink-0 text-muted">{taken.hint}</span>
        </p>
      )}
      <p role="status" className={targets.length > 0 ? 'sr-only' : 'text-sm text-muted empty:hidden'}>
        {statusOf(found)}
      </p>
      {targets.length > 0 && (
        <ul aria-label="Páginas do site" className="-mx-1 grid max-h-[min(16rem,40dvh)] overflow-y-auto p-1">
          {targets.map((target) => {
            const { address, title, hint, icon: Icon } = target;
            return (
              <li key={address}>
                <button
                  type="button"
                  data-result=""
                  onClick={() => {
                    setPressed(target);
                    onChoose(target);
                  }}
                  className="flex min-h-10 w-full items-center gap-3 rounded-lg px-2 py-1.5 text-left text-sm hover:bg-sunken"
                >
                  <Icon aria-hidden size={16} className="shrink-0 text-muted" />
                  <span className="min-w-0 flex-1 font-medium text-ink wrap-anywhere">{title}</span>
                  <span className="shrink-0 text-muted">{hint}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function statusOf({ isName, targets: { length }, searching, isUnread }: ReturnType<typeof useLinkTargets>): string {
  if (!isName) return '';
  if (length > 0) return length === 1 ? '1 página do site' : `${length} páginas do site`;
  if (searching) return 'Buscando...';
  return isUnread ? 'Não conseguimos buscar agora.' : 'Nenhuma página do site com esse nome.';
}
