import { useLoaderData } from 'react-router-dom';
import { LocationsPage } from '../locations/locations';
import { PreviewBand, PreviewHead } from './band';
import type { loadPreviewedLocation } from './loaders';

/** The store page, with one location as typed among the published ones. */
export function LocationPreview() {
  const { facts, name, result, madeAt } = useLoaderData<typeof loadPreviewedLocation>();
  return (
    <>
      <PreviewHead title={name} />
      <LocationsPage result={result} madeAt={madeAt} />
      <PreviewBand facts={facts} />
    </>
  );
}
