import { fieldLabels } from '../../shared/field-labels';
import { type Medium, mediumEdit } from '../../shared/media';
import type { Look } from '../../shared/media-address';
import { problemsOf } from '../../shared/typed/problems';
import type { Descriptions } from '../../shared/typed/typed';
import { cropsText, percent } from './crops-text';

/** Form values. `folder` is empty for a picture without a folder. */
export type MediumValues = Pick<Medium, 'alt' | keyof Look> & { folder: string };

export const mediumLabels: Record<keyof MediumValues, string> = fieldLabels.media;

/** Descriptions of values that the form does not show as text. */
export const mediumDescriptions: Descriptions<MediumValues> = {
  focalX: percent,
  focalY: percent,
  crops: cropsText,
};

export function toValues({ alt, folder, focalX, focalY, crops }: Medium): MediumValues {
  return { alt, folder: folder ?? '', focalX, focalY, crops };
}

export function problemsOfMedium(values: MediumValues) {
  return problemsOf(mediumEdit.omit({ version: true }), values);
}
