import { Cherry, Leaf, Zap } from 'lucide-react';

const PROMISES = [
  { icon: Zap, title: 'Proteína em todo gole', text: 'Dos shakes às bebidas quentes, a conta fecha no rótulo.' },
  { icon: Leaf, title: 'Cones sem glúten', text: 'Crocantes até a última mordida, em dez sabores.' },
  { icon: Cherry, title: 'Sabor vem primeiro', text: 'Se não der vontade de repetir, não entra no cardápio.' },
];

export function Promises() {
  return (
    <section aria-label="Nossas promessas" className="shell pt-12 md:pt-16">
      <ul className="grid gap-6 rounded-card bg-lilac p-6 md:grid-cols-3 md:p-8">
        {PROMISES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-start gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-primary text-white">
              <Icon aria-hidden />
            </span>
            <div>
              <h2 className="text-[1.1em] leading-snug">{title}</h2>
              <p className="leading-snug">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
