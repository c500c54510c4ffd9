import type { LucideIcon } from 'lucide-react';
import { Text } from '../../ui/text';

export type IconCard = { icon: LucideIcon; title: string; text: string };

const LOOKS = { primary: 'bg-primary text-white', pink: 'bg-pink text-plum' } as const;

type Props = { cards: IconCard[]; look: keyof typeof LOOKS; columns: string };

/** What there is to say of something, a card for each point. */
export function IconCards({ cards, look, columns }: Props) {
  return (
    <ul className={`grid gap-6 ${columns}`}>
      {cards.map(({ icon: Icon, title, text }) => (
        <li key={title} data-reveal="" className="rounded-card bg-white p-6 shadow-card md:p-8">
          <span className={`grid size-12 place-items-center rounded-2xl ${LOOKS[look]}`}>
            <Icon aria-hidden />
          </span>
          <h3 className="mt-4 text-heading">{title}</h3>
          <p className="mt-2 leading-snug">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
