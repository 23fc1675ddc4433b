/** The name of the token that the configuration gives: that of `OPERATOR_TOKEN`, or of the file in the data folder. */
export const CONFIGURED_TOKEN = 'configuration';
