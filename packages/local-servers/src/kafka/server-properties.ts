/** One broker that is its own controller, small and quick to start: for development and tests, never for production. */
export function serverProperties(broker: {
  logDir: string;
  port: number;
  controllerPort: number;
  advertisedPort?: number | undefined;
}): string {
  const { logDir, port, controllerPort, advertisedPort = port } = broker;
  return `
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controllerPort}
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=PLAINTEXT://127.0.0.1:${advertisedPort}
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
inter.broker.listener.name=PLAINTEXT
controller.listener.names=CONTROLLER
log.dirs=${logDir}

# Topics come from the registry in packages/contracts; a misspelt name must fail instead of creating a topic.
auto.create.topics.enable=false

# There is only one broker.
default.replication.factor=1
min.insync.replicas=1
offsets.topic.num.partitions=1
offsets.topic.replication.factor=1
transaction.state.log.num.partitions=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
share.coordinator.state.topic.num.partitions=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1

# Groups form and elections end at once; the default session of 9 s makes a restart after kill -9 wait 14 s.
group.initial.rebalance.delay.ms=0
group.min.session.timeout.ms=1000
broker.heartbeat.interval.ms=500
broker.session.timeout.ms=2000
controller.quorum.election.timeout.ms=500
controller.quorum.fetch.timeout.ms=1000
controller.quorum.election.backoff.max.ms=500

# Memory and threads for one machine that runs the whole shop.
num.network.threads=2
num.io.threads=2
background.threads=2
num.recovery.threads.per.data.dir=1
log.cleaner.threads=1
log.cleaner.dedupe.buffer.size=4194304
log.segment.bytes=16777216
log.index.size.max.bytes=1048576
`.trimStart();
}
