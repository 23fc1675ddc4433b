/** The name of the token from the configuration: from `OPERATOR_TOKEN`, or from the file in the data folder. */
export const CONFIGURED_TOKEN_NAME = 'configuration';
