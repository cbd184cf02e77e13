import express, { type Express } from 'express';
import {
  containerIdOf,
  lineOf,
  premiseById,
  premisesIn,
  premisesMatching,
  streetsMatching,
  type Premise,
} from './addresses.ts';
import { kidsOf, type Keys } from '../keys.ts';
import type { Street } from './streets.ts';

const COUNTRY_NAMES = { GB: 'United Kingdom', IE: 'Ireland', IM: 'Isle of Man' } as const;

/** Find and Retrieve of the vendor's Capture API; errors have status 200, as at the vendor. `/control` takes it down. */
export function createApp(keys: () => Keys): Express {
  const app = express();
  app.disable('x-powered-by');
  let down = false;

  app.get(
    '/healthz',
    (_request, response) => void response.json({ status: 'ok', keys: { loqate: kidsOf(keys()) } }),
  );
  app.put('/control', express.json(), (request, response) => {
    down = (request.body as { down?: unknown }).down === true;
    response.json({ down });
  });
  app.use('/Capture', (request, response, next) => {
    if (down) response.status(503).send('Service Unavailable');
    else if (![...keys().accepted.values()].includes(String(request.query['Key'])))
      response.json(refusal('2', 'Unknown key'));
    else next();
  });
  app.get('/Capture/Interactive/Find/:version/json3.ws', ({ query }, response) => {
    const text = String(query['Text'] ?? '').trim();
    const country = String(query['Countries'] ?? 'GB');
    const limit = Math.min(Number(query['Limit'] ?? 10) || 10, 50);
    const container = String(query['Container'] ?? '');
    if (text === '' && container === '')
      return void response.json(refusal('1001', 'Text or Container Required'));
    const items =
      container === ''
        ? [
            ...streetsMatching(text, country).map(postcodeItem),
            ...premisesMatching(text, country).map(addressItem),
          ]
        : premisesIn(container).map(addressItem);
    // A container returns all its addresses; typed text returns as many as were requested.
    response.json({ Items: container === '' ? items.slice(0, limit) : items });
  });
  app.get('/Capture/Interactive/Retrieve/:version/json3.ws', ({ query }, response) => {
    const premise = premiseById(String(query['Id'] ?? ''));
    response.json(premise === undefined ? refusal('1002', 'Id Invalid') : { Items: [retrieved(premise)] });
  });
  return app;
}

const refusal = (code: string, description: string) => ({
  Items: [{ Error: code, Description: description, Cause: '', Resolution: '' }],
});

const postcodeItem = (street: Street) => ({
  Id: containerIdOf(street),
  Type: 'Postcode',
  Text: street.postcode,
  Highlight: '',
  Description: `${street.street}, ${street.town} - ${street.premises.length} Addresses`,
});

const addressItem = (premise: Premise) => ({
  Id: premise.id,
  Type: 'Address',
  Text: lineOf(premise),
  Highlight: '',
  Description: `${premise.street.town}, ${premise.street.postcode}`,
});

function retrieved(premise: Premise) {
  const { street, company, buildingNumber, buildingName } = premise;
  return {
    Id: premise.id,
    Language: 'ENG',
    Company: company,
    SubBuilding: '',
    BuildingNumber: buildingNumber,
    BuildingName: buildingName,
    SecondaryStreet: '',
    Street: street.street,
    Neighbourhood: '',
    District: street.locality,
    City: street.town,
    Line1: lineOf({ ...premise, company: '' }),
    ProvinceName: street.county,
    PostalCode: street.postcode,
    CountryName: COUNTRY_NAMES[street.country],
    CountryIso2: street.country,
    Label: `${lineOf(premise)}\n${street.town}\n${street.postcode}`,
    Type: company === '' ? 'Residential' : 'Commercial',
    DataLevel: 'Premise',
  };
}
