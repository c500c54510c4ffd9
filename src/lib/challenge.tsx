import { useEffect, useRef } from 'react';
import { outcome } from './answer';
import { accountApi } from './session';
import { toast } from './toast';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

type Turnstile = {
  render: (
    mount: HTMLElement,
    options: { sitekey: string; language: string; callback: (answer: string) => void },
  ) => string;
  remove: (widget: string) => void;
};

/** Cloudflare's challenge (Turnstile), if the deployment uses one: once solved, the forms work for a while. */
export function Challenge() {
  const mount = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = mount;
    let widget: string | undefined;
    let left = false;
    async function show(element: HTMLElement) {
      const asked = await outcome(accountApi().auth.challenge.$get());
      const sitekey = asked.ok && asked.body.siteKey;
      if (!sitekey || !(await loaded()) || left) return;
      widget = turnstile()?.render(element, {
        sitekey,
        language: 'pt-br',
        callback: (answer) => void give(answer),
      });
    }
    if (current) void show(current);
    return () => {
      left = true;
      if (widget) turnstile()?.remove(widget);
    };
  }, []);
  return <div ref={mount} />;
}

/** If the answer is rejected, the server would refuse every form, so the visitor is warned before filling one in. */
async function give(answer: string) {
  const given = await outcome(accountApi().auth.challenge.$post({ json: { answer } }));
  if (given.ok) return;
  toast({
    title: 'A verificação não foi aceita',
    description: 'Recarregue a página e tente de novo.',
    destructive: true,
  });
}

function turnstile(): Turnstile | undefined {
  return (window as { turnstile?: Turnstile }).turnstile;
}

/** Resolves to whether the widget's script has loaded; if not, the server reports the missing challenge. */
function loaded(): Promise<boolean> {
  if (turnstile()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve(Boolean(turnstile()));
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}
