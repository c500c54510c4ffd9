import { contrast, readableOn } from '../../shared/color';
import { slideLabels } from '../../shared/typed/slide';
import { Field } from '../../ui/field';
import { CheckedLinkField } from '../links/checked-link-field';
import { ColorField } from '../parts/color-field';
import type { SlideForm } from './slide-values';

/** Colour of the site's buttons by default. */
const WHITE = '#ffffff';
/** Minimum contrast of text (WCAG 2.2 AA). */
const READABLE = 4.5;

/** Edits one of a slide's two buttons. It appears only if both its text and its link are set. */
export function ButtonFields({ form, number }: { form: SlideForm; number: 1 | 2 }) {
  const { values, text, bind } = form;
  const [words, link, color] = [`btn${number}Text`, `btn${number}Link`, `btn${number}Color`] as const;
  const { onChange: setLink } = bind(link);
  const half = Boolean(values[words].trim()) !== Boolean(values[link].trim());

  return (
    <section aria-label={`Botão ${number}`} className="panel-card grid items-start gap-4 p-5 sm:grid-cols-2">
      <h2 className="sm:col-span-2">Botão {number}</h2>
      <Field label={slideLabels[words]} {...text(words)} />
      <CheckedLinkField
        what="botão"
        label={slideLabels[link]}
        {...text(link)}
        hint="O nome ou o caminho de uma página do site, ou um endereço com https://."
        onSettle={setLink}
      />
      <div className="sm:col-span-2">
        <ColorField
          label={slideLabels[color]}
          {...bind(color)}
          palette={`Paleta do botão ${number}`}
          fallback={WHITE}
          hint={<ContrastHint color={values[color]} />}
        />
      </div>
      {half && (
        <p role="status" className="text-sm text-warning sm:col-span-2">
          O botão só aparece com texto e link.
        </p>
      )}
    </section>
  );
}

/** Shows the contrast of a button's text, in the colour that the site picks for it. */
function ContrastHint({ color }: { color: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return 'Sem cor, o botão é branco.';
  const ratio = contrast(readableOn(color), color);
  const figure = ratio.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  if (ratio >= READABLE) return `Contraste do texto: ${figure}:1.`;
  return (
    <span className="font-medium text-warning">
      Contraste baixo ({figure}:1): o texto do botão precisa de 4,5:1. Escolha uma cor mais clara ou mais escura.
    </span>
  );
}
