import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostItem } from '../../shared/post';
import type { Asking } from '../acts/act-bar';
import { Question } from '../acts/question';
import { recordsText } from '../acts/words';
import { CategoryField } from './category-field';
import { categoryNames } from './category-names';

/** Asks for the new category of the selected posts. */
export const CategoryQuestion: Asking<PostItem> = ({ rows, onGo, ...question }) => {
  const { data: names = [] } = useQuery(categoryNames);
  const [typed, setTyped] = useState('');
  return (
    <Question
      title={`Mudar a categoria de ${recordsText('posts', rows.length)}`}
      confirm="Mudar categoria"
      {...question}
      onGo={() => onGo({ category: typed.trim() || null })}
    >
      <CategoryField
        label="Nova categoria"
        // Leaves out their own categories, so that a new spelling of these is accepted.
        names={names.filter((name) => !rows.some(({ category }) => category === name))}
        placeholder="Ex.: Nutrição, Treino"
        hint="Em branco, as postagens ficam sem categoria."
        maxLength={60}
        value={typed}
        onChange={setTyped}
      />
    </Question>
  );
};
