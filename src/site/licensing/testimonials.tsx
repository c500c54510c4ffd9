import { SectionHeading } from '../home/section-heading';

/** Invented, and said to be so on the page. */
const TESTIMONIALS = [
  {
    words: 'Eu queria um negócio que desse orgulho de mostrar. Hoje a loja é o lugar onde os clientes marcam encontro.',
    name: 'Marina',
    role: 'Licenciada, loja de rua',
  },
  {
    words: 'Nunca tinha trabalhado com alimentação. O treinamento me deu segurança, e o cardápio é simples de operar.',
    name: 'Rafael',
    role: 'Licenciado, quiosque em shopping',
  },
  {
    words:
      'O que mais pesou foi ter com quem falar. Da escolha do ponto ao dia da abertura, sempre havia alguém por perto.',
    name: 'Joana',
    role: 'Licenciada, loja em academia',
  },
];

export function Testimonials() {
  return (
    <section aria-labelledby="depoimentos-titulo" className="bg-blush">
      <div className="shell section">
        <SectionHeading
          id="depoimentos-titulo"
          title="Do outro lado do balcão"
          text="Depoimentos ilustrativos: as pessoas e as falas são fictícias, escritas para contar como é o dia a dia."
        />
        <ul className="grid gap-6 lg:grid-cols-3">
          {TESTIMONIALS.map(({ words, name, role }) => (
            <li key={name} data-reveal="" className="flex flex-col">
              <figure className="flex flex-1 flex-col gap-5 rounded-card bg-white p-6 shadow-card md:p-8">
                <blockquote className="font-display text-heading text-ink">“{words}”</blockquote>
                <figcaption className="mt-auto">
                  <span className="block font-semibold text-primary-deep">{name}</span>
                  <span className="text-sm text-muted">{role} (ilustrativo)</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
