import { useState } from 'react';
import type { LocationItem } from '../../shared/location';
import { LOCATION_TYPES, type LocationType, locationTypeLabels } from '../../shared/location-type';
import { SelectField } from '../../ui/field';
import type { Asking } from '../acts/act-bar';
import { Question } from '../acts/question';
import { recordsText } from '../acts/words';

/** Asks for the new type of the selected locations. */
export const TypeQuestion: Asking<LocationItem> = ({ rows, onGo, ...question }) => {
  const [type, setType] = useState<LocationType>('store');
  return (
    <Question
      title={`Mudar o tipo de ${recordsText('locations', rows.length)}`}
      confirm="Mudar tipo"
      {...question}
      onGo={() => onGo({ type })}
    >
      <SelectField label="Novo tipo" value={type} onChange={({ target }) => setType(target.value as LocationType)}>
        {LOCATION_TYPES.map((each) => (
          <option key={each} value={each}>
            {locationTypeLabels[each]}
          </option>
        ))}
      </SelectField>
    </Question>
  );
};
