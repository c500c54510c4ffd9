import { LOCATION_TYPES, locationTypeLabels } from '../../shared/location-type';
import { timeZoneOf } from '../../shared/opening-hours';
import { locationLabels as labels } from '../../shared/typed/location';
import { UFS } from '../../shared/uf';
import { Field, SelectField } from '../../ui/field';
import { PictureField } from '../media/picture-field';
import { LinkedPart, SectionLinks } from '../parts/section-links';
import { Switch } from '../parts/switch';
import { CoordinateFields } from './coordinate-fields';
import { DeliveryFields } from './delivery-fields';
import { HoursField } from './hours-field';
import type { LocationForm } from './location-values';
import { OrderFields } from './order-fields';
import { PhoneField } from './phone-field';
import { PostalCodeField } from './postal-code-field';
import { SamePlaceWarning } from './same-place-warning';
import { todayIn } from './special-dates';
import { SpecialDatesField } from './special-dates-field';

/** Sections below the first one, by the words of their headings. */
const SECTIONS = {
  map: { id: 'secao-mapa', title: 'No mapa' },
  contact: { id: 'secao-contato', title: 'Contato' },
  hours: { id: 'secao-horarios', title: 'Horários' },
  dates: { id: 'secao-datas', title: labels.exceptions },
  delivery: { id: 'secao-entrega', title: 'Entrega' },
  orders: { id: 'secao-pedidos', title: 'Pedidos' },
};

type Props = {
  form: LocationForm;
  /** Whether the coordinates are those of the former address. */
  isPointStale: boolean;
};

export function LocationFields({ form, isPointStale }: Props) {
  const { text, bind, values, set, errors } = form;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SectionLinks of="deste local" sections={Object.values(SECTIONS)} />
      <section aria-label="Local" className="panel-card grid items-start gap-4 p-5 sm:grid-cols-6">
        <div className="sm:col-span-6">
          <Field label={labels.name} {...text('name')} required />
        </div>
        <div className="sm:col-span-2">
          <PostalCodeField form={form} />
        </div>
        <div className="sm:col-span-4">
          <Field label={labels.address} {...text('address')} required />
        </div>
        <div className="sm:col-span-4">
          <Field label={labels.city} {...text('city')} required />
        </div>
        <div className="sm:col-span-2">
          <Field
            label={labels.uf}
            {...text('uf')}
            onChange={(event) => set({ uf: event.target.value.toUpperCase() })}
            required
            maxLength={2}
            list="ufs"
            autoCapitalize="characters"
            autoComplete="off"
          />
          <datalist id="ufs">
            {UFS.map((uf) => (
              <option key={uf} value={uf} />
            ))}
          </datalist>
        </div>
        <SamePlaceWarning form={form} />
        <div className="sm:col-span-3">
          <SelectField label={labels.type} {...text('type')}>
            {LOCATION_TYPES.map((type) => (
              <option key={type} value={type}>
                {locationTypeLabels[type]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="sm:col-span-3 sm:pt-7">
          <Switch
            label={labels.active}
            name="active"
            checked={values.active}
            onChange={(active) => set({ active })}
            hint={values.active ? 'Aparece no site.' : 'Fica guardado, sem aparecer no site.'}
          />
        </div>
      </section>
      <LinkedPart id={SECTIONS.map.id}>
        <CoordinateFields form={form} isPointStale={isPointStale} />
      </LinkedPart>
      <LinkedPart id={SECTIONS.contact.id}>
        <section aria-labelledby="contact" className="panel-card grid items-start gap-4 p-5 sm:grid-cols-2">
          <h2 id="contact" className="text-lg sm:col-span-2">
            Contato
          </h2>
          <PhoneField form={form} />
          <Field label={labels.email} {...text('email')} type="email" autoComplete="off" />
          <div className="sm:col-span-2">
            <PictureField label={labels.image} {...bind('image')} />
          </div>
        </section>
      </LinkedPart>
      <LinkedPart id={SECTIONS.hours.id}>
        <section aria-labelledby="hours" className="panel-card grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
          <h2 id="hours" className="text-lg">
            Horários
          </h2>
          <HoursField hours={values.hours} error={errors.hours} onChange={(hours) => set({ hours })} />
          <Field label={labels.schedule} {...text('schedule')} hint="Aparece no site quando não há horários por dia." />
        </section>
      </LinkedPart>
      <LinkedPart id={SECTIONS.dates.id}>
        <section aria-label={labels.exceptions} className="panel-card p-5">
          <SpecialDatesField
            exceptions={values.exceptions}
            hours={values.hours}
            error={errors.exceptions}
            today={todayIn(timeZoneOf(values.uf))}
            onChange={(exceptions) => set({ exceptions })}
          />
        </section>
      </LinkedPart>
      <LinkedPart id={SECTIONS.delivery.id}>
        <DeliveryFields form={form} />
      </LinkedPart>
      <LinkedPart id={SECTIONS.orders.id}>
        <OrderFields form={form} />
      </LinkedPart>
    </div>
  );
}
