import { fieldLabels } from '../../shared/field-labels';
import { type Medium, mediumEdit } from '../../shared/media';
import type { Look } from '../../shared/media-address';
import { problemsOf } from '../../shared/typed/problems';
import type { Descriptions } from '../form/use-form';
import { cropsText, percent } from './crops-text';

/** As they are typed: of a picture that lies loose the folder is empty. */
export type MediumValues = Pick<Medium, 'alt' | keyof Look> & { folder: string };

export const mediumLabels: Record<keyof MediumValues, string> = fieldLabels.media;

/** Of what is not told in words in the form itself. */
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
