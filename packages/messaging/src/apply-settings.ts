import kafkajs from 'kafkajs';
import type { Admin, ITopicConfig } from 'kafkajs';

const { ConfigResourceTypes } = kafkajs;
/** Set on the topic itself, not by the broker. */
const OF_TOPIC = 1;

/** Changes the settings of topics that exist to what is asked for. Others that were set on a topic stay: the request replaces all of them. */
export async function applySettings(admin: Admin, topics: readonly ITopicConfig[]): Promise<void> {
  if (topics.length === 0) return;
  const { resources } = await admin.describeConfigs({
    resources: topics.map(({ topic }) => ({ type: ConfigResourceTypes.TOPIC, name: topic })),
    includeSynonyms: false,
  });
  const changed = topics.flatMap(({ topic, configEntries = [] }) => {
    const found = resources.find(({ resourceName }) => resourceName === topic)?.configEntries ?? [];
    const set = new Map(
      found
        .filter(({ configSource }) => Number(configSource) === OF_TOPIC)
        .map(({ configName, configValue }) => [configName, configValue]),
    );
    if (configEntries.every(({ name, value }) => set.get(name) === value)) return [];
    for (const { name, value } of configEntries) set.set(name, value);
    const entries = [...set].map(([name, value]) => ({ name, value }));
    return [{ type: ConfigResourceTypes.TOPIC, name: topic, configEntries: entries }];
  });
  if (changed.length > 0) await admin.alterConfigs({ validateOnly: false, resources: changed });
}
