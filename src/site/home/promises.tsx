import { Cherry, Leaf, Zap } from 'lucide-react';
import type { HomeTexts } from '../../shared/pages/home-texts';
import { Text } from '../../ui/text';

export function Promises({ texts }: { texts: HomeTexts }) {
  const promises = [
    { icon: Zap, title: texts.homePromise1, text: texts.homePromise1Text },
    { icon: Leaf, title: texts.homePromise2, text: texts.homePromise2Text },
    { icon: Cherry, title: texts.homePromise3, text: texts.homePromise3Text },
  ];
  return (
    <section aria-label="Nossas promessas" className="shell pt-12 md:pt-16">
      <ul className="grid gap-6 rounded-card bg-lilac p-6 md:grid-cols-3 md:p-8">
        {promises.map(({ icon: Icon, title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two promises may have one title, and none has another name
          <li key={index} className="flex items-start gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-primary text-white">
              <Icon aria-hidden />
            </span>
            <div>
              <h2 className="text-[1.1em] snug">
                <Text>{title}</Text>
              </h2>
              <p className="snug">
                <Text>{text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
