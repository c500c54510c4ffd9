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
        <div data-reveal="">
          <h2 id="depoimentos-titulo" className="text-heading">
            Do outro lado do balcão
          </h2>
          <p className="mt-2 text-sm">
            Depoimentos ilustrativos: as pessoas e as falas são fictícias, escritas para contar como é o dia a dia.
          </p>
        </div>
        <div className="licensing-voices">
          {TESTIMONIALS.map(({ words, name, role }) => (
            <figure key={name} data-reveal="">
              <blockquote>“{words}”</blockquote>
              <figcaption>
                <b>{name}</b>
                <span>{role} (ilustrativo)</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
