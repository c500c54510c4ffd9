import { useState } from 'react';
import type { CategoryRecord } from '../../shared/category';
import type { ProductRow } from '../../shared/product';
import { SelectField } from '../../ui/field';
import type { Asking } from '../acts/act-bar';
import { Question } from '../acts/question';
import { recordsText } from '../acts/words';

type Props = Parameters<Asking<ProductRow>>[0] & { categories: CategoryRecord[] };

/** Asks for the new line of the selected products. */
export function LineQuestion({ rows, categories, ...question }: Props) {
  const [category, setCategory] = useState(categories[0]?.key ?? '');
  return (
    <Question
      title={`Mudar a categoria de ${recordsText('products', rows.length)}`}
      confirm="Mudar categoria"
      {...question}
      onGo={() => question.onGo({ category })}
    >
      <SelectField
        label="Nova categoria"
        value={category}
        onChange={({ target }) => setCategory(target.value)}
        hint="Cada produto recebe o próximo número dela. Quem usar o endereço antigo é levado ao novo."
      >
        {categories.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
    </Question>
  );
}
