import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { imageAddress } from '../../../shared/image';
import { problemsOf } from '../../../shared/typed/problems';
import { readVideo, watchAddress } from '../../../shared/video';
import { z } from '../../../shared/zod';
import { Field } from '../../../ui/field';
import { PictureField } from '../../media/picture-field';
import { backToText } from './back-to-text';
import { insertCard } from './card';
import { InsertDialog } from './insert-dialog';
import { type VideoAttributes, VideoNode, videoLine } from './video';

const typedVideo = z.strictObject({
  address: z.string().refine(readVideo, 'Use um endereço de vídeo do YouTube.'),
  title: z.string().trim().min(1, 'Informe o título do vídeo.').max(200, 'O título passa de 200 caracteres.'),
  poster: imageAddress.nullable(),
});

/** Asks for a YouTube video, or edits the selected one. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { name } = VideoNode;
  const known = editor.isActive(name) ? (editor.getAttributes(name) as VideoAttributes) : null;
  const [address, setAddress] = useState(known ? watchAddress(known) : (videoLine(editor)?.trim() ?? ''));
  const [title, setTitle] = useState(known?.title ?? '');
  const [poster, setPoster] = useState(known?.poster ?? '');
  const [problems, setProblems] = useState<Record<string, string>>({});

  const close = () => backToText(editor, onClose);

  function apply() {
    const video = readVideo(address);
    const found = problemsOf(typedVideo, { address, title, poster: poster.trim() || null });
    setProblems(found);
    if (!video || Object.keys(found).length > 0) return;
    const attrs: VideoAttributes = { ...video, title: title.trim(), poster: poster.trim() };
    close();
    insertCard(editor, name, attrs, (line) => line === '' || readVideo(line) !== null).run();
  }

  function remove() {
    close();
    editor.chain().deleteSelection().run();
  }

  return (
    <InsertDialog
      title="Vídeo"
      submit={known ? 'Aplicar' : 'Inserir'}
      remove={known && { label: 'Remover vídeo', run: remove }}
      onSubmit={apply}
      onClose={close}
    >
      <Field
        label="Endereço do vídeo"
        inputMode="url"
        hint="Cole o link do YouTube."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={address ? undefined : true}
        value={address}
        error={problems.address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Field
        label="Título"
        hint="O que se vê, para quem ainda não apertou o play."
        autoComplete="off"
        data-autofocus={address ? true : undefined}
        value={title}
        error={problems.title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <PictureField
        label="Capa"
        hint="Opcional. Aparece até o vídeo começar."
        value={poster}
        onChange={setPoster}
        error={problems.poster}
      />
    </InsertDialog>
  );
}
