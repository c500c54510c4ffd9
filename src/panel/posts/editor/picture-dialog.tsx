import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { image } from '../../../shared/image';
import { describePicture } from '../../../shared/picture';
import { problemsOf } from '../../../shared/typed/problems';
import { Field } from '../../../ui/field';
import { AltToMedia, keepAltInMedia, useMediumWithoutAlt } from '../../media/alt-to-media';
import { PictureField } from '../../media/picture-field';
import { useAltOf } from '../../media/use-alt-of';
import { backToText } from './back-to-text';
import { isChosen } from './chosen';
import { Figure, insertFigure, type Picture } from './figure';
import { InsertDialog } from './insert-dialog';

/** Asks for a picture and its description, or edits the selected one or the one whose caption has the caret. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { name } = Figure;
  const known = editor.isActive(name) ? (editor.getAttributes(name) as Picture) : null;
  const [src, setSrc] = useState(known?.src ?? '');
  const [alt, setAlt] = useState(known?.alt ?? '');
  const altOf = useAltOf([alt]);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const undescribed = useMediumWithoutAlt(src);
  const [isForMedia, setForMedia] = useState(true);
  const offered = alt.trim() ? undescribed : null;

  const close = () => backToText(editor, onClose);

  function apply() {
    const found = problemsOf(image, { src, alt });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const address = src.trim();
    // The size reserves space while the picture loads.
    const { width = null, height = null } = describePicture(address) ?? {};
    const picture = { src: address, alt: alt.trim(), width, height };
    close();
    if (offered && isForMedia) void keepAltInMedia(offered, picture.alt);
    const chain = editor.chain();
    const { from } = editor.state.selection;
    if (known) chain.updateAttributes(name, picture);
    // A selected picture stays selected.
    if (isChosen(editor, name)) chain.setNodeSelection(from).run();
    else if (known) chain.run();
    else insertFigure(chain, picture).run();
  }

  function remove() {
    close();
    const chain = editor.chain();
    (isChosen(editor, name) ? chain.deleteSelection() : chain.deleteNode(name)).run();
  }

  return (
    <InsertDialog
      title="Imagem"
      submit={known ? 'Aplicar' : 'Inserir'}
      remove={known && { label: 'Remover imagem', run: remove }}
      onSubmit={apply}
      onClose={close}
    >
      <PictureField
        label="Endereço da imagem"
        isFolded
        isAsking={!known}
        value={src}
        onChange={setSrc}
        onAlt={(chosen) => setAlt(altOf(chosen, alt))}
        error={problems.src}
      />
      <Field
        label="Texto alternativo"
        hint="O que a imagem mostra. Deixe em branco se ela só enfeita."
        value={alt}
        error={problems.alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      {offered && <AltToMedia isMeant={isForMedia} onChange={setForMedia} />}
    </InsertDialog>
  );
}
