import { type ClipboardEvent, useState } from 'react';
import type { MapPoint } from '../../shared/maps';
import { decimalText } from '../../shared/money';
import { locationLabels as labels } from '../../shared/typed/location';
import { Field } from '../../ui/field';
import { Warning } from '../parts/warning';
import type { LocationForm } from './location-values';
import { readMapsAddress, readPair } from './maps-address';

const ASK = 'Cole o endereço de um lugar no Google Maps, e preenchemos latitude e longitude.';
const FILLED = 'Latitude e longitude preenchidas.';
const SHORT =
  'Links curtos não dizem onde fica o lugar. Abra este link no navegador e cole aqui o endereço completo que aparecer.';
const UNKNOWN =
  'Este endereço não traz as coordenadas. No Google Maps, clique no lugar com o botão direito (no celular, toque nele e segure), copie os números e cole aqui.';

type Reading = { point: MapPoint } | { problem: string };

/** Returns the coordinates in a text, or why it has none; `null` if it is unrelated to a place. */
function read(text: string): Reading | null {
  const pair = readPair(text);
  if (pair) return { point: pair };
  const address = readMapsAddress(text);
  if (!address) return null;
  return address.kind === 'point' ? address : { problem: address.kind === 'short' ? SHORT : UNKNOWN };
}

type Props = {
  form: LocationForm;
  /** Whether the coordinates are those of the former address. */
  isPointStale: boolean;
};

/** Edits latitude and longitude, typed or extracted from a Google Maps address. The address is not stored. */
export function CoordinateFields({ form: { text, set }, isPointStale }: Props) {
  const [link, setLink] = useState('');
  const [filled, setFilled] = useState(false);
  const reading = link ? read(link) : null;
  const problem = reading && 'problem' in reading ? reading.problem : '';

  function take({ latitude, longitude }: MapPoint) {
    set({ latitude: decimalText(latitude), longitude: decimalText(longitude) });
    setLink('');
    setFilled(true);
  }

  function onLink(typed: string) {
    setFilled(false);
    const found = read(typed);
    if (found && 'point' in found) take(found.point);
    else setLink(typed);
  }

  /** Handles a pasted pair or address in either field, and fills both. */
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    const found = read(pasted);
    if (!found) return;
    event.preventDefault();
    onLink(pasted);
  }

  const isOther = link !== '' && !reading;
  return (
    <section aria-labelledby="map" className="panel-card grid items-start gap-4 p-5 sm:grid-cols-2">
      <h2 id="map" className="text-lg sm:col-span-2">
        No mapa
      </h2>
      <div role="status" className="empty:hidden sm:col-span-2">
        {isPointStale && (
          <Warning>
            O ponto no mapa ainda é o do endereço anterior. Cole o link do Google Maps do novo endereço, ou confira a
            latitude e a longitude.
          </Warning>
        )}
      </div>
      <div className="sm:col-span-2">
        <Field
          label="Link do Google Maps"
          value={link}
          onChange={(event) => onLink(event.target.value)}
          inputMode="url"
          autoComplete="off"
          hint={ASK}
          error={problem || (isOther ? 'Isto não é um endereço do Google Maps.' : '')}
        />
        <p role="status" className="text-sm font-medium text-success">
          {filled && FILLED}
        </p>
      </div>
      <Field
        label={labels.latitude}
        {...text('latitude')}
        inputMode="text"
        placeholder="-20,33214"
        autoComplete="off"
        onPaste={onPaste}
      />
      <Field
        label={labels.longitude}
        {...text('longitude')}
        inputMode="text"
        placeholder="-40,28865"
        autoComplete="off"
        onPaste={onPaste}
      />
    </section>
  );
}
