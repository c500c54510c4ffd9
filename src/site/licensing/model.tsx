import { SectionHeading } from '../home/section-heading';

const STEPS = [
  { title: 'Conversa', text: 'Você conta seus planos, nós mostramos a apresentação e tiramos as dúvidas.' },
  { title: 'Cidade e ponto', text: 'Estudamos juntos a região, o movimento e o formato que cabe no lugar.' },
  { title: 'Projeto e obra', text: 'O projeto da loja chega pronto para executar, com a lista de equipamentos.' },
  { title: 'Treinamento', text: 'Receitas, atendimento e gestão, na prática, antes de abrir as portas.' },
  { title: 'Inauguração', text: 'Abrimos as portas com você, com campanha de estreia e time reforçado.' },
  { title: 'Dia a dia', text: 'Depois da festa seguimos por perto, com lançamentos e visitas de apoio.' },
];

export function Model() {
  return (
    <section aria-labelledby="modelo-titulo" className="bg-lilac">
      <div className="shell section">
        <SectionHeading
          id="modelo-titulo"
          title="Como funciona o modelo"
          text="Você licencia a marca e opera a loja com as nossas receitas, os nossos padrões e o nosso apoio. São seis passos, da primeira conversa ao dia a dia."
        />
        <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} data-reveal="" className="flex items-start gap-4">
              <span
                aria-hidden
                className="grid size-12 shrink-0 place-items-center rounded-full bg-primary font-display text-heading font-semibold text-white"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-heading">{title}</h3>
                <p className="mt-1 leading-snug">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
