import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PostItem } from '../../shared/post';
import { Field } from '../../ui/field';
import type { Asking } from '../acts/act-bar';
import { Question } from '../acts/question';
import { recordsText } from '../acts/words';
import { categoryNames } from './category-names';

/** Of which category the chosen posts are from now on. */
export const CategoryQuestion: Asking<PostItem> = ({ rows, onGo, ...question }) => {
  const { data: names = [] } = useQuery(categoryNames);
  const [typed, setTyped] = useState('');
  const listId = useId();
  return (
    <Question
      title={`Mudar a categoria de ${recordsText('posts', rows.length)}`}
      confirm="Mudar categoria"
      {...question}
      onGo={() => onGo({ category: typed.trim() || null })}
    >
      <Field
        label="Nova categoria"
        placeholder="Ex.: Nutrição, Treino"
        hint="Em branco, as postagens ficam sem categoria."
        list={listId}
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Question>
  );
};
