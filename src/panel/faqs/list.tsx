import { type FaqRecord, subjectLabels } from '../../shared/faq';
import { OrderedList } from '../lists/ordered-list';

export function Component() {
  return (
    <OrderedList<FaqRecord>
      noun="faqs"
      title="Perguntas frequentes"
      text="O que se pergunta antes de pedir ou de abrir uma loja. No site as perguntas aparecem por assunto e, em cada um, nesta ordem."
      noneActive="Nenhuma pergunta está ativa: a página de perguntas do site está vazia."
      titleOf={({ question }) => question}
      textOf={({ answer }) => answer}
      detailOf={({ subject }) => subjectLabels[subject]}
    />
  );
}
