import { Calendar } from 'lucide-react';
import { licencie } from '../../shared/pictures';
import { buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { useSite } from '../layout/document';
import { TOTAL } from './figures';
import { InterestButton } from './interest-button';

const FACTS = [
  { item: 'Investimento total', value: TOTAL },
  { item: 'Da conversa ao dia a dia', value: '6 passos' },
  { item: 'Rua, quiosque e academia', value: '3 formatos' },
];

export function Hero() {
  const { schedulingLink } = useSite().settings;
  return (
    <section aria-labelledby="hero-titulo" className="licensing-hero">
      <div className="licensing-hero-picture">
        <Picture
          src={licencie}
          alt="Quiosque redondo com telhado listrado e mesas"
          eager
          sizes="(min-width: 64rem) max(min(66vw, 82rem), min(145vh, 84rem)), 165vw"
        />
      </div>
      <div className="shell licensing-hero-words">
        <h1 id="hero-titulo" className="text-display">
          Tenha uma Soul para chamar de sua
        </h1>
        <p>
          Shakes, sorvetes e cafés com proteína em uma loja que todo mundo quer fotografar. Você entra com a vontade e a
          cidade; a gente, com a marca, as receitas e o caminho.
        </p>
        <div className="flex flex-wrap gap-3">
          <InterestButton>Receba nossa apresentação</InterestButton>
          <a href={schedulingLink} target="_blank" rel="noopener" className={buttonClass('outline')}>
            <Calendar aria-hidden size={20} />
            Agende uma reunião
          </a>
        </div>
      </div>
      <dl className="shell licensing-facts">
        {FACTS.map(({ item, value }) => (
          <div key={item}>
            <dt>{item}</dt>
            <dd>
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
