import { type FaqRecord, subjectLabels } from '../../shared/faq';
import { OrderedList } from '../lists/ordered-list';

export function Component() {
  return (
    <OrderedList<FaqRecord>
      noun="faqs"
      title="Perguntas frequentes"
      text="O que se pergunta antes de pedir ou de abrir uma loja. Por assunto e nesta ordem, como no site."
      noneActive="Nenhuma pergunta está ativa: a página de perguntas do site está vazia."
      titleOf={({ question }) => question}
      groups={{ of: ({ subject }) => subject, titles: subjectLabels }}
      textOf={({ subject }) => subjectLabels[subject]}
      detailOf={({ answer }) => answer}
    />
  );
}
