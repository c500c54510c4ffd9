import { Cherry, Leaf, Zap } from 'lucide-react';
import type { Written } from '../../shared/pages/written';
import { Said } from '../layout/said';

const PROMISES = [
  ['homePromise1', Zap],
  ['homePromise2', Leaf],
  ['homePromise3', Cherry],
] as const;

export function Promises({ written }: { written: Written }) {
  return (
    <section aria-label="Nossas promessas" className="shell pt-12 md:pt-16">
      <ul className="grid gap-6 rounded-card bg-lilac p-card md:grid-cols-3 md:p-8">
        {PROMISES.map(([name, Icon]) => (
          <li key={name} className="flex flex-wrap items-start gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-primary text-white">
              <Icon aria-hidden />
            </span>
            <div className="min-w-0 grow basis-32">
              <Said as="h2" className="text-[1.1em] snug" of={written} name={name} />
              <Said as="p" className="snug" of={written} name={`${name}Text`} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
