import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FOLDER_MAX, type Medium } from '../../shared/media';
import type { Asking } from '../acts/act-bar';
import { Question } from '../acts/question';
import { recordsText } from '../acts/words';
import { SuggestedField } from '../parts/suggested-field';
import { folders } from './folders';

/** Asks for the folder of the chosen pictures. */
export const FolderQuestion: Asking<Medium> = ({ rows, onGo, ...question }) => {
  const { data: names = [] } = useQuery(folders);
  const [typed, setTyped] = useState('');
  const folder = typed.trim() || null;
  const isInFolder = rows.some((medium) => medium.folder);
  return (
    <Question
      title={`Mover ${recordsText('media', rows.length)} para uma pasta`}
      confirm={folder || !isInFolder ? 'Mover' : 'Tirar da pasta'}
      idle={!folder && !isInFolder}
      {...question}
      onGo={() => onGo({ folder })}
    >
      <SuggestedField
        label="Pasta"
        names={names}
        placeholder="Ex.: Fachadas, Verão"
        hint={`Escolha uma que já existe ou escreva o nome de uma nova.${isInFolder ? ' Em branco, as imagens ficam sem pasta.' : ''}`}
        maxLength={FOLDER_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Question>
  );
};
