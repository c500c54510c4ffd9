/** The version of terms and policy that a person accepts at sign-up: the date of their last change. */
export const POLICY_VERSION = '2025-08-26';
/** Minimum age to open an account, in years. */
export const ADULT_AGE = 18;
