import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import type { MapPoint } from '../../shared/maps';
import { decimalText } from '../../shared/money';
import { locationLabels as labels } from '../../shared/typed/location';
import { Field } from '../../ui/field';
import { Warning } from '../parts/warning';
import type { LocationForm } from './location-values';
import { readMapsAddress, readPair } from './maps-address';

const APP = 'No app do Maps, toque no lugar e segure';
const PAIR = 'como -20.3155, -40.3128';
const ASK = `Cole o endereço de um lugar ou as coordenadas dele, e preenchemos latitude e longitude. ${APP} para ver e copiar as coordenadas.`;
const FILLED = 'Latitude e longitude preenchidas.';
const SHORT = `Links curtos não dizem onde fica o lugar. ${APP}, copie as coordenadas que aparecem, ${PAIR}, e cole aqui. No computador, abra este link e cole o endereço completo.`;
const UNKNOWN = `Este endereço não traz as coordenadas. ${APP} (no computador, clique nele com o botão direito), copie as coordenadas, ${PAIR}, e cole aqui.`;
const OTHER = `Isto não é um endereço do Google Maps nem um par de coordenadas, ${PAIR}.`;

type Reading = { point: MapPoint } | { problem: string };

/** Returns the coordinates in a text, or why it has none; `null` if it is unrelated to a place. */
function read(text: string): Reading | null {
  const pair = readPair(text);
  if (pair) return { point: pair };
  const address = readMapsAddress(text);
  if (!address) return null;
  return address.kind === 'point' ? address : { problem: address.kind === 'short' ? SHORT : UNKNOWN };
}

/** Returns whether a field changed by more than one character: by a paste, or by the clipboard of a phone's keyboard. */
const isInserted = (typed: string, before: string) => Math.abs(typed.length - before.length) > 1;

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

  /** Takes the point in a text, or shows in the first field why it has none. */
  function fill(text: string) {
    const found = read(text);
    if (found && 'point' in found) return take(found.point);
    setFilled(false);
    setLink(text);
  }

  function onLink(typed: string) {
    if (isInserted(typed, link)) return fill(typed);
    setFilled(false);
    setLink(typed);
  }

  /** Returns the props of latitude or longitude. A pair or an address in either of them fills both. */
  function coordinate(name: 'latitude' | 'longitude') {
    const { value, onChange, ...field } = text(name);
    return {
      ...field,
      label: labels[name],
      value,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const pair = isInserted(event.target.value, value) && readPair(event.target.value);
        if (pair) take(pair);
        else onChange(event);
      },
      onBlur: () => {
        const pair = readPair(value);
        if (pair) take(pair);
      },
      onPaste: (event: ClipboardEvent) => {
        const pasted = event.clipboardData.getData('text');
        if (!read(pasted)) return;
        event.preventDefault();
        fill(pasted);
      },
      inputMode: 'text',
      autoComplete: 'off',
    } as const;
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
          // A pair that is typed digit by digit is whole by then.
          onBlur={() => reading && 'point' in reading && take(reading.point)}
          autoComplete="off"
          autoCapitalize="none"
          hint={ASK}
          error={problem || (isOther ? OTHER : '')}
        />
        <p role="status" className="text-sm font-medium text-success">
          {filled && FILLED}
        </p>
      </div>
      <Field {...coordinate('latitude')} placeholder="-20,33214" />
      <Field {...coordinate('longitude')} placeholder="-40,28865" />
    </section>
  );
}
