import { Text } from '../../ui/text';

const REASONS = [
  {
    title: 'Uma marca querida',
    text: 'Cor, sabor e bom humor: a loja vira ponto de encontro e assunto nas redes.',
  },
  {
    title: 'Cardápio para o dia todo',
    text: 'Do café da manhã à sobremesa. No calor sai o sorvete; no frio, a bebida quente.',
  },
  {
    title: 'Loja enxuta',
    text: 'Preparo simples, sem fogão nem exaustão, em quiosque ou ponto de rua.',
  },
  {
    title: 'Treinamento completo',
    text: 'Você e a sua equipe aprendem a preparar, a atender e a cuidar da loja.',
  },
  {
    title: 'Abastecimento organizado',
    text: 'Bases, cones e embalagens chegam pela rede, com a ficha técnica de cada produto.',
  },
  {
    title: 'Marketing pronto para usar',
    text: 'Campanhas, fotos e lançamentos, com o jeito da sua cidade.',
  },
];

export function Reasons() {
  return (
    <section aria-labelledby="motivos-titulo" className="shell section licensing-split">
      <div data-reveal="">
        <h2 id="motivos-titulo" className="text-title">
          Por que ser Soul
        </h2>
        <p className="mt-4">Seis bons motivos para trocar a ideia de um dia pelo balcão de todo dia.</p>
      </div>
      <ul className="licensing-reasons">
        {REASONS.map(({ title, text }) => (
          <li key={title} data-reveal="">
            <h3 className="text-heading">{title}</h3>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
