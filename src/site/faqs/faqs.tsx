import './faqs.css';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import type { FaqGroup } from '../../shared/faq';
import { faqPage } from '../../shared/schema-org/faq';
import { chatLink } from '../../shared/whatsapp';
import { buttonClass } from '../../ui/button';
import { Link } from '../../ui/link';
import { Text } from '../../ui/text';
import { useSite } from '../layout/document';
import { Head } from '../layout/head';
import { SceneHeader } from '../layout/scene-header';
import { scenes } from '../layout/scenes';

export const handle: PageHandle<FaqGroup[]> | undefined = import.meta.env.SSR
  ? {
      structuredData: (groups) => (groups.length > 0 ? [faqPage(groups.flatMap(({ questions }) => questions))] : []),
    }
  : undefined;

export function Component() {
  const groups = useLoaderData<FaqGroup[]>();
  return (
    <>
      <Head
        title="Perguntas frequentes"
        description="Como pedir, entrega e retirada, pagamento, conservação, lactose, glúten e licenciamento: respostas diretas da Soul, e a quem perguntar o que depende de cada loja."
      />
      <FaqsPage groups={groups} />
    </>
  );
}

export function FaqsPage({ groups }: { groups: FaqGroup[] }) {
  useOpenedByAddress();
  return (
    <>
      <SceneHeader
        low
        scene={scenes.toppins}
        title="Perguntas frequentes"
        text="Respostas diretas. Quando depende da loja ou do rótulo, dizemos isso, e a quem perguntar."
      />
      <div className="shell faqs">
        {groups.length > 0 && (
          <nav aria-label="Assuntos" className="faqs-subjects">
            <ul>
              {groups.map(({ anchor, title }) => (
                <li key={anchor}>
                  <Link to={`#${anchor}`} className="chip">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="faqs-groups">
          {groups.map((group) => (
            <Group key={group.anchor} group={group} />
          ))}
          <Ask nothing={groups.length === 0} />
        </div>
      </div>
    </>
  );
}

function Group({ group: { anchor, title, questions } }: { group: FaqGroup }) {
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor} tabIndex={-1} className="text-title">
        {title}
      </h2>
      {questions.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>
            <span>
              <Text>{question}</Text>
            </span>
          </summary>
          {/* A fragment that targets the content of a closed question opens it, even without script. */}
          <div id={`pergunta-${id}`} tabIndex={-1}>
            {answer.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>
                <Text>{paragraph}</Text>
              </p>
            ))}
            <Link to={`#pergunta-${id}`} aria-label={`Link desta resposta: ${question}`}>
              Link desta resposta
            </Link>
          </div>
        </details>
      ))}
    </section>
  );
}

function Ask({ nothing }: { nothing: boolean }) {
  const { settings } = useSite();
  return (
    <aside aria-labelledby="perguntar" className="faqs-ask on-dark">
      <h2 id="perguntar" className="text-title">
        {nothing ? 'Pergunte para a gente' : 'A sua pergunta não está aqui?'}
      </h2>
      <p>Escreva pelo WhatsApp. Quem responde é gente de verdade, no horário de atendimento.</p>
      <p>{settings.businessHours}</p>
      <a
        href={chatLink(settings.chatPhone, 'Olá! Tenho uma pergunta que não encontrei no site:')}
        target="_blank"
        rel="noopener"
        className={buttonClass('pink')}
      >
        <MessageCircle aria-hidden size={20} />
        Perguntar no WhatsApp
      </a>
    </aside>
  );
}

/** Opens the question named by the fragment. Some browsers do not, and none does on a page already loaded. */
function useOpenedByAddress() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question can be requested again.
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (!target) return;
    const question = target.closest('details');
    if (question) question.open = true;
    (question ?? target).scrollIntoView();
    target.focus({ preventScroll: true });
  }, [hash, key]);
}
